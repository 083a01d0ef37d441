import { shanghaiTime } from '@srm/api/shared/date'
import type { RecordDefinition } from '@srm/api/shared/record'
import { z } from 'zod'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, Failure } from '#kernel/errors.ts'
import type { Cells } from '#kernel/records/fields/row.ts'
import type { Subject } from '#kernel/records/subjects.ts'
import { fileContents } from '#modules/file/index.ts'
import { namesByCode } from '#modules/map/index.ts'
import { wordsFor } from '#modules/transfer/index.ts'
import { read } from '../paper.db.ts'
import { addressFor } from './address.store.ts'
import { factsOf, fieldsIn, tablesOf, type Sheet, type SheetPicture } from './sheet.rules.ts'
import { trailFor } from './trail.store.ts'
import { textOfValue, type ValueWords } from './values.rules.ts'

/** More pictures than these make a file nobody can send. */
const maxPictures = 12

const wordsOf = async (ctx: Ctx, record: RecordDefinition, row: Cells): Promise<ValueWords> => {
  const { words, loadNames } = await wordsFor(ctx, record)
  await loadNames(ctx, [row])
  const region = (code: string): string => namesByCode([code], ctx.language)[code] ?? code
  return { ...words, region }
}

const Files = z.array(z.object({ id: z.string() }))

/** One that cannot be drawn is missing on its page as well. */
const drawnOrMissing = async (ctx: Ctx, id: string): Promise<Buffer | undefined> => {
  try {
    return await fileContents.picture(ctx, id)
  } catch (error) {
    if (error instanceof Failure) return undefined
    throw error
  }
}

const picturesOf = async (ctx: Ctx, record: RecordDefinition, row: Cells): Promise<SheetPicture[]> => {
  const shown = fieldsIn(record.fields).flatMap(({ key, meta }) =>
    meta.kind === 'images'
      ? (Files.safeParse(row[key]).data ?? []).map(({ id }) => ({ id, label: meta.label[ctx.language] }))
      : [],
  )
  const pictures: SheetPicture[] = []
  for (const { id, label } of shown.slice(0, maxPictures)) {
    const jpeg = await drawnOrMissing(ctx, id)
    if (jpeg) pictures.push({ label, jpeg })
  }
  return pictures
}

/** A record that names one of our companies is that company's paper; any other is that of the customer itself. */
const companyOf = async (ctx: Ctx, record: RecordDefinition, row: Cells, words: ValueWords): Promise<string> => {
  const ours = fieldsIn(record.fields).find(({ meta }) => meta.kind === 'ref' && meta.of === 'ourCompany')
  const named = ours ? textOfValue(row[ours.key], ours.meta, words) : ''
  if (named !== '') return named
  const tenant = await read(ctx).selectFrom('tenant_ref').select('company_name').executeTakeFirst()
  return tenant?.company_name ?? ''
}

const nameOf = async (ctx: Ctx): Promise<string> => {
  const found = await read(ctx)
    .selectFrom('user_ref')
    .select('name')
    .where('id', '=', ctx.userId ?? '')
    .executeTakeFirst()
  return found?.name ?? ''
}

/**
 * What every kind of paper knows of a record. It is read by the use case of its page, so that scope and masks are those
 * of the screen.
 */
export const readPaper = async (ctx: Ctx, { record, show }: Subject, id: string) => {
  const row: Cells = await (show ?? fail('record.unknown_subject'))(ctx, id)
  const words = await wordsOf(ctx, record, row)
  const { code } = row
  const title = fieldsIn(record.all).find(({ key }) => key === record.title)
  return {
    row,
    words,
    title: title ? textOfValue(row[title.key], title.meta, words) : '',
    code: typeof code === 'string' ? code : '',
    company: await companyOf(ctx, record, row, words),
    madeBy: await nameOf(ctx),
    madeAt: shanghaiTime(new Date()).slice(0, 16).replace('T', ' '),
    trail: await trailFor(ctx, { subject: record.name, id, row }),
  }
}

/** Everything that comes onto the sheet of a record, for the person who asks. */
export const readSheet = async (ctx: Ctx, subject: Subject, id: string): Promise<Sheet> => {
  const { record } = subject
  const { row, words, trail, ...paper } = await readPaper(ctx, subject, id)
  return {
    ...paper,
    ...trail,
    language: ctx.language,
    kind: record.label[ctx.language],
    facts: factsOf(record, row, words),
    tables: tablesOf(record, row, words),
    pictures: await picturesOf(ctx, record, row),
    address: addressFor(ctx, record.name, id),
  }
}
