// Which of the faces thrown are used up. Pure.

/** Which of the thrown faces are used up: those missing from what remains. */
export function usedFaces(thrown: readonly number[], left: readonly number[]): boolean[] {
  const remaining = [...left];
  return thrown.map((face) => {
    const index = remaining.indexOf(face);
    if (index < 0) return true;
    remaining.splice(index, 1);
    return false;
  });
}
