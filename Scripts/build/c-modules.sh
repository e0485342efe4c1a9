# The modules that the C interface is made of, in the order in which they are compiled: to be read by the
# scripts that build it.
modules=(ControlCore Presentation Ruler Rating Slider Dial CDetentImplementation)
