// The public pages of people.
import { defineBundle } from '#kernel/bundle.ts';
import { profilePictures } from './personal-data.ts';
import { routes } from './routes.ts';

export const profiles = defineBundle({ name: 'profiles', routes, personalData: [profilePictures] });
