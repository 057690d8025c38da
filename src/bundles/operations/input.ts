// Describes what running the portal accepts at the door.
import { Type } from 'typebox';

const jobName = Type.String({ maxLength: 100, pattern: String.raw`^[\w.-]*$` });
const uuid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

export const JobsQuery = Type.Object({
  name: Type.Optional(jobName),
  /** Where the list goes on. */
  nach: Type.Optional(Type.String({ maxLength: 60 })),
});

/** One job by its id, or all of a name. */
export const JobsBody = Type.Object({
  act: Type.Union([Type.Literal('again'), Type.Literal('discard')]),
  id: Type.Optional(uuid),
  name: Type.Optional(jobName),
});

export const BundleParams = Type.Object({
  bundle: Type.String({ maxLength: 60, pattern: '^[a-z][a-z-]*$' }),
});
export const BundleBody = Type.Object({ act: Type.Union([Type.Literal('off'), Type.Literal('on')]) });

export const BackupPlanBody = Type.Object({
  /** The stamp of what the form showed. */
  seen: Type.Optional(Type.String({ maxLength: 200 })),
  isOn: Type.Optional(Type.Literal('1')),
  hour: Type.String({ pattern: '^([0-9]|1[0-9]|2[0-3])$' }),
  recipient: Type.Optional(Type.String({ maxLength: 2000 })),
  hasSecret: Type.Optional(Type.Literal('1')),
});
export const RunBackupBody = Type.Object({
  act: Type.Union([Type.Literal('backup'), Type.Literal('proof')]),
});

export const EchoParams = Type.Object({ token: Type.String({ maxLength: 100 }) });
