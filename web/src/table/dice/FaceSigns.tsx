// What each face of a die moves.
import { RoleIcon } from '../../board/Piece';
import type { Role } from '../../generated/wire';

/** The pieces that a face moves. */
export function FaceSigns({ roles }: { roles: readonly Role[] }) {
  return (
    <span class="face-signs">
      {roles.map((role) => (
        <RoleIcon key={role} role={role} size={26} />
      ))}
    </span>
  );
}

/** On a button: the number of a face, and what it moves. */
export function FaceWords({ face, roles }: { face: number; roles: readonly Role[] }) {
  return (
    <>
      <span class="face-number">{face}</span>
      <FaceSigns roles={roles} />
    </>
  );
}
