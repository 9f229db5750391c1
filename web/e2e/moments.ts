// Moments of games that are shown in pictures.

/** Turns as records write them, split into throws, actions, and the single jumps of a chain. */
function actions(turns: string): string[] {
  return turns.split(/\s+/).flatMap((word) => {
    if (word === '' || /^\d+\.$/.test(word)) return [];
    const spots = word.split('x');
    if (spots.length > 2) return spots.slice(1).map((spot, index) => `${spots[index]}x${spot}`);
    return [word.replace(':', '')];
  });
}

/** Four kings in two teams, in the middle of a game. */
export const FOUR =
  actions(`1. 2: a1-c3 2. 3: a7-c6 3. 4: pass 4. 3: h2-f3 5. 3: b1-a3 6. 5: b8-c8 7. 3: g8-h6 8. 2: pass
  9. 3: a3xb5 10. 5: a5xb5 11. 2: h8-f6 12. 3: f3xd2 13. 2: c3-e5 14. 3: c6xe5 15. 2: f6xh4 16. 2: h1-f3
  17. 5: d1xd2 18. 4: h3xh4 19. 5: g7-g6 20. 5: b5-c6 21. 4: c1xg1 22. 3: e5xf7 23. 3: h6xf7 24. 3: pass
  25. 5: b2-b3 26. 5: c6-c5 27. 3: f7-h8 28. 3: pass 29. 4`);

/** Sixteen soldiers, with a capture to be made. */
export const SOLDIERS =
  actions(`1. d4-c5 2. d6xb4 3. e3-d4 4. b4-c5 5. d4xb6 6. c6-c5 7. b6xd4 8. g6-g5 9. f4xh6
  10. c7-c6 11. h6-i7 12. d7-c7 13. g4-f4 14. f6-f5 15. f4xf6xd6 16. c6xe6 17. d4-c5 18. f7-f6`);
