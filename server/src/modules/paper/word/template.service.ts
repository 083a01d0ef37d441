import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { claimFiles, fileContents, storeFile } from '#modules/file/index.ts'
import { own } from '../paper.db.ts'
import { printableSubjects } from '../paper.rights.views.ts'
import { assertTemplate } from './check.service.ts'
import { variablesOf } from './variables.rules.ts'

mapConstraintError('paper_template_name', 'paper.name_taken')

type Upload = Parameters<typeof storeFile>[1]

/** What holds the contents of a template among the files. */
const holder = 'paperTemplate'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const nameOf = (fileName: string): string => fileName.replace(/\.docx$/i, '').slice(0, 60)

/** Looked through before it is kept: nothing that cannot be used is ever offered. */
export const addTemplate = async (ctx: Ctx, subject: string, upload: Upload): Promise<{ id: string; name: string }> => {
  const { record } = printableSubjects().find((one) => one.record.name === subject) ?? fail('record.unknown_subject')
  if (!/\.docx$/i.test(upload.name)) fail('paper.not_word')
  await assertTemplate(upload.content, variablesOf(record))
  const file = await storeFile(ctx, upload, (mime) => void (mime === docx || fail('paper.not_word')))
  const id = newId()
  const name = nameOf(file.name)
  await own(ctx).insertInto('paper_template').values({ id, subject, name, file_id: file.id }).execute()
  await claimFiles(ctx, holder, id, { file: [file.id] })
  return { id, name }
}

export const removeTemplate = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const { numDeletedRows } = await own(ctx).deleteFrom('paper_template').where('id', '=', id).executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) fail('record.not_found')
  await claimFiles(ctx, holder, id, {})
  return { id }
}

export const templateFor = async (ctx: Ctx, subject: string, id: string): Promise<{ fileId: string }> => {
  const found = await own(ctx)
    .selectFrom('paper_template')
    .select('file_id')
    .where('id', '=', id)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return found ? { fileId: found.file_id } : fail('record.not_found')
}

/** Whoever may see the record may have it written by any template of its kind. */
export const openTemplate = async (ctx: Ctx, subject: string, id: string): Promise<Buffer> => {
  const { fileId } = await templateFor(ctx, subject, id)
  return fileContents.held(ctx, holder, id, fileId)
}
