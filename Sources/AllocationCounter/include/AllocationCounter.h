#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations can be counted here: with glibc, whose functions can be wrapped.
bool allocation_counter_is_counting(void);

/// How often this thread has allocated memory so far.
uint64_t allocation_counter_count(void);

/// How many bytes of the heap are in use.
uint64_t allocation_counter_bytes(void);

#endif
