option-waist = Body vedle středu
    .help = Vedou čáry z obou bodů vedle středu jen do něj, nebo i k rohům základen?
value-waist-open = spojené jen se středem
value-waist-closed = spojené i s rohy
