import type { PersonFact } from '@srm/flow/tree/condition'
import { titleParts, type Settings, type TitlePart } from '@srm/flow/tree/settings'

/** Whether a person may start this flow: by name, by role, or by a department they stand in or below. */
export const mayStart = ({ starters }: Settings, person: PersonFact | undefined): boolean => {
  if (!starters) return true
  if (!person) return false
  return (
    starters.people.includes(person.id) ||
    person.roles.some((role) => starters.roles.includes(role)) ||
    person.depts.some((department) => starters.depts.includes(department))
  )
}

export type TitleValues = Readonly<Record<TitlePart, string>>

const longest = 200

/** What an approval is called. A part without a value leaves no gap; without a pattern it is called as its document. */
export const titleBy = ({ title }: Settings, values: TitleValues): string => {
  if (!title) return values.title
  const isPart = (name: string): name is TitlePart => titleParts.some((part) => part === name)
  const filled = title.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (isPart(name) ? values[name] : whole))
  return (
    filled
      .replaceAll(/\s{2,}/g, ' ')
      .trim()
      .slice(0, longest) || values.title
  )
}

/** Flows without a code of their own count together. */
const sharedCode = 'TY'

/** Where each flow counts for itself, the code that stands in its numbers. */
export const serialCodeOf = async (_: unknown, { serialCode }: Readonly<Record<string, unknown>>): Promise<string> =>
  typeof serialCode === 'string' ? serialCode : sharedCode
