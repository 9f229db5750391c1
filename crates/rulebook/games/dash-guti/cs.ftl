option-waist = Body vedle středu
    .help = Jsou dva body vedle středu spojeny jen s ním, nebo i s rohy základen?
value-waist-open = spojeny jen se středem
value-waist-closed = spojeny i s rohy
