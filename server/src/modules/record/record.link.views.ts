import type { DocumentLinks, LinkedDocument } from '@srm/api/record/link'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { asFailure } from '#kernel/errors.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import type { Module } from '#kernel/module.ts'
import { linkKinds, type RecordAt } from '#kernel/records/links.ts'
import { chainFrom, recordsIn, stateFieldOf, type ChainLink, type ChainRecord } from '#kernel/records/read/chain.ts'
import { subjectOf } from '#kernel/records/subjects.ts'
import { sentenceIn } from '#kernel/sentences.ts'
import { visibleSubject } from './record.views.ts'

/** The field with the money a document is about, by its name; filled once when the modules are put together. */
let amounts: ReadonlyMap<string, string> = new Map()
export const declareAmounts = (modules: readonly Module[]): void => {
  const documents = modules.flatMap(({ documents: declared = [] }) => declared)
  amounts = new Map(documents.flatMap(({ record, amount }) => (amount ? [[record.name, amount]] : [])))
}

const stateOf = ({ language }: Ctx, subject: string, value: string | null): LinkedDocument['state'] => {
  const record = subjectOf(subject)?.record
  const schema = record?.fields[stateFieldOf(record)]
  const choice = schema && metaOf(schema).choices?.find((one) => one.value === value)
  return choice ? { name: choice.label[language], color: choice.color ?? null } : null
}

/** A title the product made up is said in the reader's language, one a person wrote stays. */
const titleIn = ({ language }: Ctx, { subject, title }: ChainRecord): string => {
  const record = subjectOf(subject)?.record
  const field = record?.fields[record.title]
  return field && metaOf(field).sentence ? sentenceIn(language, title) : title
}

const inWords = (ctx: Ctx, link: ChainLink, found: ChainRecord | undefined): LinkedDocument => ({
  id: link.far,
  subject: link.farSubject,
  kind: subjectOf(link.farSubject)?.record.label[ctx.language] ?? link.farSubject,
  code: found?.code ?? link.farCode ?? '',
  title: found ? titleIn(ctx, found) : '',
  state: found ? stateOf(ctx, link.farSubject, found.state) : null,
  amount: found?.amount ?? null,
  link: linkKinds().find(({ kind }) => kind === link.kind)?.label[ctx.language] ?? '',
  near: link.near,
  quantity: link.quantity,
  linkAmount: link.amount,
  gone: !found,
})

/** Beyond what the reader may not see nothing is told: it would say what that was about. */
const withinSight = (
  start: string,
  chain: readonly ChainLink[],
  found: ReadonlyMap<string, ChainRecord>,
): readonly ChainLink[] => {
  const reached = new Set([start])
  return chain.filter(({ near, far }) => {
    const shown = reached.has(near) && found.get(far)?.visible !== false
    if (shown) reached.add(far)
    return shown
  })
}

/** Whether somebody has to do with a record otherwise than by their rights, as those have who decide on it. */
export const recordParticipants = extensionPoint<(ctx: Ctx, at: RecordAt) => Promise<boolean>>()

const takesPart = async (ctx: Ctx, at: RecordAt): Promise<boolean> => {
  for (const isParticipant of recordParticipants.all()) if (await isParticipant(ctx, at)) return true
  return false
}

const assertReader = async (ctx: Ctx, at: RecordAt): Promise<void> => {
  try {
    await visibleSubject(ctx, at.subject, at.id, true)
  } catch (error) {
    if (!asFailure(error) || !(await takesPart(ctx, at))) throw error
  }
}

export const listLinks = async (ctx: Ctx, at: RecordAt): Promise<DocumentLinks> => {
  await assertReader(ctx, at)
  const [up, down] = [await chainFrom(ctx, at, 'up'), await chainFrom(ctx, at, 'down')]
  const ends = [...up, ...down].map(({ far, farSubject }) => ({ subject: farSubject, id: far }))
  const found = await recordsIn(ctx, ends, (subject) => amounts.get(subject))
  const shown = (chain: readonly ChainLink[]) =>
    withinSight(at.id, chain, found).map((link) => inWords(ctx, link, found.get(link.far)))
  const links = { up: shown(up), down: shown(down) }
  return { ...links, hidden: up.length + down.length - links.up.length - links.down.length }
}
