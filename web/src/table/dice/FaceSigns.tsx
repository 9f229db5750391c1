// What each face of a die moves.
import { FACE_ROLES } from '../../board/dice/faces';
import { RoleIcon } from '../../board/Piece';

/** The pieces that a face moves. */
export function FaceSigns({ face }: { face: number }) {
  return (
    <span class="face-signs">
      {(FACE_ROLES[face] ?? []).map((role) => (
        <RoleIcon key={role} role={role} size={26} />
      ))}
    </span>
  );
}

/** On a button: the number of a face, and what it moves. */
export function FaceWords({ face }: { face: number }) {
  return (
    <>
      <span class="face-number">{face}</span>
      <FaceSigns face={face} />
    </>
  );
}
