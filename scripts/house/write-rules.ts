// Article 10 says that every route says who gets in, and that every command that writes leaves a record.
import type { ESTree } from 'vite';
import { calledName, functionsOf, reaches, type TopFunction } from './call-graph.ts';
import { isTest } from './places.ts';
import type { Rule, SourceFile } from './source.ts';

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'all', 'route'];

/** A call of `mount` has an object with `access` as its second or third argument. */
export const routesDeclareAccess: Rule = (file) => {
  if (!speaksHttp(file)) return [];
  return file
    .find('CallExpression')
    .filter(({ callee }) => calledName(callee) === 'mount')
    .filter((call) => !call.arguments.slice(1, 3).some(hasAccess))
    .map(({ start }) => ({ at: start, say: 'say who gets in: mount(app, paths.x, { access: … }, handler)' }));
};

/** There is no way around `mount`. */
export const routesAreMounted: Rule = (file) => {
  if (!speaksHttp(file)) return [];
  return file
    .find('CallExpression')
    .filter(({ callee }) => {
      const owner =
        callee.type === 'MemberExpression' ? file.text.slice(callee.object.start, callee.object.end) : '';
      return /^app(\.http)?$/.test(owner) && METHODS.includes(calledName(callee) ?? '');
    })
    .map(({ start }) => ({
      at: start,
      say: 'use mount(app, paths.x, { access: … }, handler) with a path of paths.ts',
    }));
};

const OUTCOMES = 'src/kernel/outcomes.ts';

/** What wasn't done is told in the words of kernel/outcomes.ts, so that no route has to ask what a command means by it. */
export const oneShapeOfRefusal: Rule = (file) => {
  const { place, path } = file;
  const isBrowser = place.room === 'ui' || place.room === 'ui-face';
  if (place.zone === 'outside' || isBrowser || isTest(place) || path === OUTCOMES) return [];
  const made = file.find('Property').filter(({ key, value }) => isNamedKind(key) && isRefusal(value));
  const declared = file.find('TSPropertySignature').filter(({ key, typeAnnotation }) => {
    const type = typeAnnotation?.typeAnnotation;
    return isNamedKind(key) && type?.type === 'TSLiteralType' && isRefusal(type.literal);
  });
  return [...made, ...declared].map(({ start }) => ({
    at: start,
    say: `take Refused, Invalid, refused(…) and invalid(…) of ${OUTCOMES}`,
  }));
};

/** What only a refusal or a wrong input has: whoever looks for it makes out an outcome by its shape. */
const TELLTALE = ['errors', 'error', 'problem', 'refusal', 'kind'];

/** What a command or a check came to is read from its `kind`. docs/decisions/0056 */
export const outcomesAreToldByKind: Rule = (file) => {
  const { place } = file;
  const isBrowser = place.room === 'ui' || place.room === 'ui-face';
  if (place.zone === 'outside' || isBrowser || isTest(place)) return [];
  return file
    .find('BinaryExpression')
    .filter(
      ({ operator, left }) =>
        operator === 'in' && left.type === 'Literal' && TELLTALE.some((name) => name === left.value),
    )
    .map(({ start }) => ({
      at: start,
      say: `give Checked by valid(…) or invalid(…) of ${OUTCOMES}, or an outcome with a kind, and ask for its kind`,
    }));
};

const isNamedKind = (key: { type: string; name?: unknown }): boolean =>
  key.type === 'Identifier' && key.name === 'kind';

const isRefusal = (value: { type: string; value?: unknown }): boolean =>
  value.type === 'Literal' && (value.value === 'refused' || value.value === 'invalid');

const STANDING = ['isSuspended', 'isConfirmed', 'owesAgreement'];
/** It says what a viewer is, and lets people guard their own account in any standing. */
const KNOWS_THE_STANDING = (path: string) => /^src\/bundles\/users\/(?!.*\/policy\.ts$)/.test(path);

/** Whether somebody may act at all is one question, asked in one place: a part of it is easily forgotten. docs/decisions/0056 */
export const oneActingCheck: Rule = (file) => {
  const { place, path } = file;
  if (place.zone !== 'bundle' || place.room === 'page' || isTest(place) || KNOWS_THE_STANDING(path))
    return [];
  return file
    .find('MemberExpression')
    .filter(
      ({ object, property }) =>
        property.type === 'Identifier' &&
        STANDING.includes(property.name) &&
        /(^|\.)viewer$/.test(file.text.slice(object.start, object.end)),
    )
    .map(({ start }) => ({
      at: start,
      say: 'ask refusalToAct or mayAct of #kernel/viewer.ts whether somebody may act, hasActiveRole what they look after',
    }));
};

/** What the comment says above a function whose writing is nobody's act. */
const NO_ENTRY = /\bNo entry:/;

/**
 * Whoever opens a transaction leaves a record: itself, by a function that it calls, wherever that lives, or by all that call
 * it in its file. What isn't an act of anybody (marks of reading, results of a job) says so above the function: `No entry: …`.
 * The erasure of a person is one act, which the account records.
 */
export const writesAreRecorded: Rule = (file, house) => {
  if (file.place.zone !== 'bundle' || isTest(file.place) || file.path.endsWith('/personal-data.ts'))
    return [];
  const functions = [...functionsOf(file).values()];
  const isRecorded = (one: TopFunction, seen: readonly TopFunction[] = []): boolean => {
    if (NO_ENTRY.test(commentAbove(file, one.start)) || reaches(one, 'record', house)) return true;
    if (one.isExported || seen.includes(one)) return false;
    const callers = functions.filter((other) => other !== one && other.words.has(one.name));
    return callers.length > 0 && callers.every((caller) => isRecorded(caller, [...seen, one]));
  };
  return functions
    .filter((writer) => writer.calls.has('withTransaction') && !isRecorded(writer))
    .map(({ name, start }) => ({
      at: start,
      say: `${name} writes: call record(ctx, …) after acting, or say above it why there is none (“No entry: …”)`,
    }));
};

/** Who asks for JSON is told where others get a page: `succeedWith` does both. */
export const oneWayToSucceed: Rule = (file) =>
  !speaksHttp(file)
    ? []
    : [...file.find('IfStatement'), ...file.find('ConditionalExpression')]
        .filter(({ test, consequent, alternate }) => {
          const branches = alternate ? [consequent, alternate] : [consequent];
          const [asked = '', ...answers] = [test, ...branches].map(({ start, end }) =>
            file.text.slice(start, end),
          );
          return ASKS_FOR_JSON.test(asked) && answers.some((answer) => SUCCESS.test(answer));
        })
        .map(({ start }) => ({
          at: start,
          say: 'answer with succeed(request, path, msg) or succeedWith(request, fields, () => page) of #kernel/reply.ts',
        }));

const ASKS_FOR_JSON = /^(!?wantsPage|responseFormatOf\(.*\) [!=]== 'json')$/;
const SUCCESS = /^(\{\s*)?(return )?\{\s*status: 'success'/;

/** Who asks for JSON gets an error where others get a page: `fail` says both. */
export const oneWayToFail: Rule = (file) =>
  !speaksHttp(file)
    ? []
    : [
        ...file.find('IfStatement').filter(({ test, consequent }) => {
          const asked = file.text.slice(test.start, test.end);
          return /^responseFormatOf\(.*'json'$/.test(asked) && consequent.type === 'ThrowStatement';
        }),
        // It is for the kernel, which knows no page of the call.
        ...file.imports.filter(({ names }) => [...names.values()].includes('wantsPage')),
      ].map(({ start }) => ({
        at: start,
        say: 'answer with fail(request, error, () => page) of #kernel/reply.ts: the page, or the error for who asks for JSON',
      }));

const commentAbove = ({ comments, text }: SourceFile, at: number): string =>
  comments
    .filter(({ end }) => end <= at && /^\s*$/.test(text.slice(end, at).replaceAll(/^\/\/.*$/gm, '')))
    .map(({ value }) => value)
    .join('\n');

const speaksHttp = ({ place }: SourceFile): boolean =>
  (place.zone === 'bundle' || place.zone === 'top') && place.room !== 'ui' && !isTest(place);

const hasAccess = (argument: ESTree.Argument): boolean =>
  argument.type === 'ObjectExpression' &&
  argument.properties.some(
    (entry) => entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === 'access',
  );
