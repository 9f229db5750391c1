option-ends = Konce prostřední řady
    .help = Zůstanou oba krajní body prostřední řady na začátku volné, nebo má každá strana o kámen víc a na jeden z nich ho postaví?
value-ends-empty = volné
value-ends-filled = obsazené
