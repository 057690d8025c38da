// Offers whoever looks after an event on its page who registered, and how.
import type { Tool } from '#kernel/bundle.ts';
import { url } from '#kernel/named-routes.ts';
import type { Event } from '../queries.ts';
import { EVENT_TYPE } from './constants.ts';
import { registrationPaths } from './paths.ts';
import { mayOrganise } from './policy.ts';
import * as texts from './texts.ts';

export const registrationTool: Tool = {
  name: 'events.registrations',
  order: 35,
  forThing: async ({ viewer }, { type, id, thing }) => {
    if (type !== EVENT_TYPE || !mayOrganise(viewer, thing as Event)) return undefined;
    return { name: texts.toolName, href: url(registrationPaths.list, { eventitemId: id }) };
  },
};
