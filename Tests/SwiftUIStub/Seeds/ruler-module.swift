// declined: no such module 'SlidingRuler'
import SlidingRuler
