import { createHash } from 'node:crypto'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fileContents, fileViews } from '#modules/file/index.ts'
import { pagesOf } from './pages.service.ts'

/** What proves that both sides signed: the files, how many pages they have, and a fingerprint of their contents. */
export type SealedCopy = { readonly files: readonly string[]; readonly pages: number; readonly hash: string }

/** What a person or a service hands in when a contract is signed. */
export type SigningInput = { readonly files: readonly string[] }

/**
 * A way of having a contract signed. `collect` answers what was signed, or refuses; a service that signs electronically
 * fetches the signed file where the local way takes the uploaded ones.
 */
export type SigningWay = { readonly collect: (ctx: Ctx, input: SigningInput) => Promise<SealedCopy> }

const unreadable = (name: string): never => fail('contract.unreadable', { words: { name: { zh: name, en: name } } })

const pagesIn = (mime: string, name: string, content: Buffer): number => {
  if (mime.startsWith('image/')) return 1
  return (mime === 'application/pdf' ? pagesOf(content) : undefined) ?? unreadable(name)
}

/** Scans of the paper with both seals, uploaded by whoever notes the signing: a PDF, or a picture for each page. */
export const uploadedCopy: SigningWay = {
  collect: async (ctx, { files }) => {
    const views = await fileViews(ctx, files)
    const hash = createHash('sha256')
    let pages = 0
    for (const id of files) {
      const { mime, name } = views.get(id) ?? fail('record.bad_reference')
      const content = await fileContents.own(ctx, id)
      pages += pagesIn(mime, name, content)
      hash.update(createHash('sha256').update(content).digest())
    }
    return { files, pages, hash: hash.digest('hex') }
  },
}
