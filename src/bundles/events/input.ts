// What the addresses of the list of events may hold.
import { Type } from 'typebox';

export const EventsQuery = Type.Object({ nach: Type.Optional(Type.String()) });
export const EventsParams = Type.Object({ location: Type.String() });
