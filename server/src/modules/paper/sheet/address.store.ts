import { addressOf, pagesIn, type PageDeclaration } from '@srm/api/shared/pages'
import type { Ctx } from '#kernel/ctx.ts'
import type { Module } from '#kernel/module.ts'

let pages: ReadonlyMap<string, PageDeclaration> = new Map()

/** Filled once when the modules are put together. */
export const declareAddresses = (modules: readonly Module[]): void => {
  const all = modules.flatMap((module) => (module.pages ? pagesIn(module.pages) : []))
  pages = new Map(all.flatMap((page) => (page.subject ? [[page.subject, page] as const] : [])))
}

/** Where a record is found in the browser; nothing where no page shows it. */
export const addressFor = (ctx: Ctx, subject: string, id: string): string => {
  const page = pages.get(subject)
  return page ? `${ctx.config.PUBLIC_URL}#${addressOf(page, id)}` : ''
}
