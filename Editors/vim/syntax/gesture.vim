" Vim syntax file
" Language: gesture, the scripts of detent
" Made by 'detent help vim'.

if exists("b:current_syntax")
  finish
endif
syntax case match
syntax iskeyword @,48-57,-,_

syntax match gestureUnknown /\v"[^"]*$/
syntax match gestureNumber /\v(\w)@1<![+-]?\d+(\.\d+)?(ns|us|ms|s)?(\w)@!/
syntax match gestureNumber /\v([0-9A-Za-z_.])@1<!\d+(\.\d+)?x\d+(\.\d+)?([0-9A-Za-z_.])@!/
syntax match gestureConstant /\v([0-9A-Za-z_-])@1<!(-inf|yielded|y|x|within|vertical|up|unit|turn|true|touch|to|tick|tapped|tap|sure|step|snapped|slider|shift|settling|ruler|rtl|rotary|right|revert|release|reduced|rating|px|push|pressed|points|pen|page|over|out|on|off|nothing|none|move|mouse|momentum|middle|meta|ltr|log-1-2-5|log|linear|line|left|least|jump|inf|increment|hold|half|go|full|fraction|forward|for|false|every|even|ended|end|dragging|drag|down|dial|detent|deg|decrement|control|committed|commit|coasting|clear|changed|change|cancelled|bound|block|begin|began|back|at-once|animated|always|alt|all|PageUp|PageDown|Home|Escape|End|Digit9|Digit8|Digit7|Digit6|Digit5|Digit4|Digit3|Digit2|Digit1|Digit0|Delete|Backspace|ArrowUp|ArrowRight|ArrowLeft|ArrowDown)([0-9A-Za-z_-])@!/
syntax match gestureField /\v\s@1<=(value|preview|index|phase|offset|velocity|target|ticks|bounds-hits|idle|calls|never)([0-9A-Za-z_-])@!/
syntax match gestureOperator /\v\s@1<=(\=\=|\!\=|\<|\<\=|\>|\>\=|\~|\+-|in)\s@=/
syntax match gestureAttribute /\v\s@1<=(unit|tap|repeat|pressure|press|phase|part|mods|leading|kind|clear|cancel|button)\=@=/
syntax match gestureUnknown /\v^\s*\zs[^ \t#"]+/
syntax match gestureNote /\v^\s*\zsx-[A-Za-z][^ \t#]*/
syntax match gestureVerb /\v^\s*\zs(down|move|up|cancel|hover|glide|tap|wheel|rotate|key|adjust|focus|set|frames|wait|settle|mark|expect)(\s|#|$)@=/
syntax match gestureVerb /\v^\s*\zsset\s@=/ nextgroup=gestureSetting skipwhite
syntax match gestureUnknown /\v[^ \t#"]+/ contained
syntax match gestureNote /\vx-[A-Za-z][^ \t#]*/ contained
syntax match gestureVerb /\v(down|move|up|cancel|hover|glide|tap|wheel|rotate|key|adjust|focus|set|frames|wait|settle|mark|expect)(\s|#|$)@=/ contained
syntax match gestureVerb /\vset\s@=/ contained nextgroup=gestureSetting skipwhite
syntax match gestureTime /\v^\s*\zs[+@]\d+(\.\d+)?(ns|us|ms|s)(\s+[^ \t#"])@=/ nextgroup=gestureUnknown,gestureNote,gestureVerb skipwhite
syntax match gestureVerb /\v^\s*\zsgesture(\s+1(\s|#|$))@=/
syntax match gestureSetting /\v^\s*\zs(wrap|viewport|value|unit-width|travel|track|title|tick|thumbs|thumb-radius|symbol-width|sweep|stops|stop-places|stop-distance|steps|step|start|stars|spring|spacing|snap|slop|selection|scroll-timeout|scale|rubber|rest-distance|reset|rearm|read-only|range|quantize|press|policy|pointer|page-step|origin|motion|minimum|min-fling|meet|max-fling|max-distance|locked|layout|landing-spring|knots|key-step|inverted|hover-preview|hold|granularity|grab|frame|fractions|fine-key|fine-distance|fine|factor|enabled-range|enabled|distance|deceleration|dead|control|coast|capture|boundary-haptic-gap|between|axis|adjust-step|like)(\s|#|$)@=/
syntax match gestureSetting /\v(wrap|viewport|value|unit-width|travel|track|title|tick|thumbs|thumb-radius|symbol-width|sweep|stops|stop-places|stop-distance|steps|step|start|stars|spring|spacing|snap|slop|selection|scroll-timeout|scale|rubber|rest-distance|reset|rearm|read-only|range|quantize|press|policy|pointer|page-step|origin|motion|minimum|min-fling|meet|max-fling|max-distance|locked|layout|landing-spring|knots|key-step|inverted|hover-preview|hold|granularity|grab|frame|fractions|fine-key|fine-distance|fine|factor|enabled-range|enabled|distance|deceleration|dead|control|coast|capture|boundary-haptic-gap|between|axis|adjust-step)([0-9A-Za-z_-])@!/ contained
syntax match gestureComment /#.*/ contains=@Spell
syntax match gestureText /"[^"]*"/

highlight default link gestureUnknown Error
highlight default link gestureNumber Number
highlight default link gestureTime Special
highlight default link gestureConstant Constant
highlight default link gestureField Identifier
highlight default link gestureOperator Operator
highlight default link gestureAttribute Type
highlight default link gestureNote PreProc
highlight default link gestureSetting Type
highlight default link gestureVerb Statement
highlight default link gestureComment Comment
highlight default link gestureText String

let b:current_syntax = "gesture"
