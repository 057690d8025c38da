// These are pure rules of a decision as the Commission's database of statements takes it. Regulation (EU) 2022/2065, Art. 24
// (5); https://transparency.dsa.ec.europa.eu/page/api-documentation. Nothing that somebody typed goes there: it may name
// people.
import { dayOf } from '#kernel/calendar.ts';
import { isUnlawful } from '../../constants.ts';
import type { Category } from '../../constants.ts';
import { categories } from '../../categories/texts.ts';
import { laws } from '../../texts.ts';
import type { Restriction } from '../queries.ts';
import * as texts from '../texts.ts';

/** The Commission's categories, as of July 2025. */
const CATEGORIES: Readonly<Record<Category, string>> = {
  'child-abuse': 'STATEMENT_CATEGORY_PROTECTION_OF_MINORS',
  extremism: 'STATEMENT_CATEGORY_RISK_FOR_PUBLIC_SECURITY',
  hate: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
  threat: 'STATEMENT_CATEGORY_CYBER_VIOLENCE',
  insult: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
  privacy: 'STATEMENT_CATEGORY_DATA_PROTECTION_AND_PRIVACY_VIOLATIONS',
  copyright: 'STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS',
  fraud: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
  youth: 'STATEMENT_CATEGORY_PROTECTION_OF_MINORS',
  unlawful: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH',
  rude: 'STATEMENT_CATEGORY_CYBER_VIOLENCE',
  false: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
  spam: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
  'off-topic': 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
  rules: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
};

/** The portal is read wherever the Union's law holds. */
const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** A statement with fields as the database names them. */
export type CommissionStatement = Readonly<Record<string, string | readonly string[]>>;

export interface StatementOptions {
  /** The host of the portal, which is unique among all portals of one publisher. */
  readonly host: string;
  /** What the thing is, as the database calls it: `TEXT`, `IMAGE`, `VIDEO`. */
  readonly contentType: string;
}

export const toStatement = (
  { decision, writtenAt }: Restriction,
  { host, contentType }: StatementOptions,
): CommissionStatement => {
  const category = decision.category ?? 'rules';
  const name = categories[category];
  const visibility = visibilityOf(decision);
  return {
    ...(visibility.length > 0 && { decision_visibility: visibility }),
    ...(decision.measure === 'edit' && { decision_visibility_other: texts.reworded }),
    ...(decision.suspension !== 'none' && restrictionOf(decision)),
    ...(isUnlawful(category)
      ? {
          decision_ground: 'DECISION_GROUND_ILLEGAL_CONTENT',
          illegal_content_legal_ground: texts.lawOf(laws[category], name),
          illegal_content_explanation: texts.unlawfulBecause(name),
        }
      : {
          decision_ground: 'DECISION_GROUND_INCOMPATIBLE_CONTENT',
          incompatible_content_ground: texts.termsAre(name),
          incompatible_content_explanation: texts.againstRulesBecause(name),
          incompatible_content_illegal: 'No',
        }),
    content_type: [`CONTENT_TYPE_${contentType}`],
    category: CATEGORIES[category],
    territorial_scope: UNION,
    content_language: 'DE',
    content_date: dayOf(writtenAt),
    application_date: dayOf(decision.validAt ?? decision.createdAt),
    decision_facts: texts.facts(decision.isAfterNotice, name),
    source_type: decision.isAfterNotice ? 'SOURCE_ARTICLE_16' : 'SOURCE_VOLUNTARY',
    automated_detection: 'No',
    automated_decision: 'AUTOMATED_DECISION_NOT_AUTOMATED',
    puid: `${host.replaceAll(/[^a-zA-Z0-9-]/g, '-')}_${decision.id}`,
  };
};

/**
 * Returns the restriction as the database has it, with its end. Who may still write elsewhere keeps the account: a part of the
 * service is suspended.
 */
const restrictionOf = ({ suspensionPlace, suspendedUntil }: Restriction['decision']): CommissionStatement => {
  const end = suspendedUntil && dayOf(suspendedUntil);
  return suspensionPlace
    ? {
        decision_provision: 'DECISION_PROVISION_PARTIAL_SUSPENSION',
        ...(end && { end_date_service_restriction: end }),
      }
    : { decision_account: 'DECISION_ACCOUNT_SUSPENDED', ...(end && { end_date_account_restriction: end }) };
};

const visibilityOf = ({ measure, isThreadLocked, label }: Restriction['decision']): string[] => [
  ...(measure === 'hide' ? ['DECISION_VISIBILITY_CONTENT_DISABLED'] : []),
  ...(measure === 'delete' ? ['DECISION_VISIBILITY_CONTENT_REMOVED'] : []),
  ...(measure === 'reduce' ? ['DECISION_VISIBILITY_CONTENT_DEMOTED'] : []),
  ...(measure === 'edit' ? ['DECISION_VISIBILITY_OTHER'] : []),
  ...(label ? ['DECISION_VISIBILITY_CONTENT_LABELLED'] : []),
  ...(isThreadLocked ? ['DECISION_VISIBILITY_CONTENT_INTERACTION_RESTRICTED'] : []),
];
