// Checks what components take from their stylesheets.
import path from 'node:path';
import type { Rule } from './source.ts';

/** A class that its stylesheet doesn't know is no class at all, or one called „undefined“. */
export const classesExist: Rule = (file, house) =>
  file.imports
    .filter(({ specifier }) => specifier.endsWith('.module.css'))
    .flatMap(({ specifier, names }) => {
      const stylesheet = house.files.get(path.posix.join(path.posix.dirname(file.path), specifier));
      if (!stylesheet) return [];
      const classes = classesOf(stylesheet.text);
      return file
        .find('MemberExpression')
        .filter(
          ({ object, property, computed }) =>
            !computed &&
            object.type === 'Identifier' &&
            names.has(object.name) &&
            property.type === 'Identifier' &&
            !classes.has(property.name),
        )
        .map(({ start }) => ({ at: start, say: `name a class that ${specifier} has` }));
    });

/** Finds the names of classes as Vite hands them out. */
const classesOf = (css: string): ReadonlySet<string> =>
  new Set(
    [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) =>
      name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    ),
  );
