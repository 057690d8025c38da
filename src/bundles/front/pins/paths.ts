// Holds the addresses of the desk of positions.
import { path } from '#kernel/named-routes.ts';

export const pinPaths = {
  desk: path('front_pins', 'GET', '/cockpit/titelseite', { exposed: false }),
  pin: path('front_pin', 'POST', '/cockpit/titelseite', { exposed: false }),
  unpin: path('front_unpin', 'POST', '/cockpit/titelseite/freigeben', { exposed: false }),
  move: path('front_pin_move', 'POST', '/cockpit/titelseite/verschieben', { exposed: false }),
};
