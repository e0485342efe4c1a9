#include <detent.h>
#include <stdio.h>

int main(void) { return printf("%u\n", detent_abi_version()) < 0; }
