option-sideTriangle = Boczny trójkąt
    .help = Który boczny trójkąt gracz zajmuje na początku: ten po prawej czy ten po lewej ręce.
value-sideTriangle-right = po swojej prawej
value-sideTriangle-left = po swojej lewej
