// Draws what a member may, and for administrators the forms to change it.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { AdministrationView, RoleView } from '../views.ts';
import styles from './MemberPage.module.css';

interface RolesProps {
  roles: readonly RoleView[];
  administration: AdministrationView | null;
  errors: Readonly<Record<string, string>>;
}

export const Roles = ({ roles, administration, errors }: RolesProps) => (
  <section aria-labelledby="rollen">
    <SectionHead title={texts.rolesHeading} id="rollen" />
    <p className="note">{texts.rolesNote}</p>
    {roles.length === 0 && <p>{texts.noRoles}</p>}
    <ul className={styles.roles}>
      {roles.map((role) => (
        <li key={`${role.role} ${role.place}`}>
          <span>
            {role.name} <span className="note">{role.placeName}</span>
          </span>
          {administration && <Revoke role={role} action={administration.revokeAction} />}
        </li>
      ))}
    </ul>
    {administration && <Grant administration={administration} errors={errors} />}
  </section>
);

const Revoke = ({ role, action }: { role: RoleView; action: string }) => (
  <form method="post" action={action}>
    <input type="hidden" name="role" value={role.role} />
    <input type="hidden" name="place" value={role.place} />
    <Button type="submit" isSmall aria-label={texts.revokeLabel(role.name, role.placeName)}>
      {texts.revokeButton}
    </Button>
  </form>
);

const Grant = ({
  administration,
  errors,
}: Omit<RolesProps, 'roles'> & { administration: AdministrationView }) => (
  <form method="post" action={administration.grantAction} className={styles.grant}>
    <Field
      name="role"
      label={texts.roleLabel}
      error={errors['role']}
      options={administration.roleOptions}
      defaultValue={administration.typedRole}
    />
    <Field
      name="place"
      label={texts.placeLabel}
      error={errors['place']}
      options={administration.placeOptions}
      defaultValue={administration.typedPlace}
    />
    <Button type="submit">{texts.grantButton}</Button>
  </form>
);
