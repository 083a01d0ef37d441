import type { Parsed } from '@srm/api/endpoint'
import { supplier, SupplierBankAccount, SupplierCertificate, SupplierContact } from '@srm/api/supplier'
import { label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, Failure } from '#kernel/errors.ts'
import { implement } from '#kernel/module.ts'
import { bankAccounts } from '../account/bank-account.service.ts'
import { certificates } from '../certificate/certificate.service.ts'
import { contacts } from '../contact/contact.service.ts'
import { suppliers } from '../supplier.service.ts'

type Body = Parsed<typeof supplier.registration.register>['body']

/** What is wrong with a line is said at that line of the form. */
const atLine = async (name: string, index: number, write: () => Promise<unknown>): Promise<void> => {
  try {
    await write()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { errors = [], ...more } = error.more
    throw new Failure(error.key, {
      ...more,
      errors: errors.map(({ path, message }) => ({ path: `${name}.${String(index)}.${path}`, message })),
    })
  }
}

type Lines = Pick<Body, 'contacts' | 'certificates' | 'accounts'>

/** Nobody writes in a supplier's name what they may not write on its own page. */
const assertAllowed = (ctx: Ctx, lines: Lines): void => {
  const parts = [
    [SupplierContact, lines.contacts],
    [SupplierCertificate, lines.certificates],
    [SupplierBankAccount, lines.accounts],
  ] as const
  const refused = parts.filter(([{ name }, those]) => those.length > 0 && !holds(ctx.session, `${name}:create`))
  if (refused.length > 0)
    fail('supplier.part_forbidden', {
      words: {
        parts: label(
          refused.map(([part]) => part.label.zh).join('、'),
          refused.map(([part]) => part.label.en).join(', '),
        ),
      },
    })
}

/** A supplier with its contacts, certificates and accounts: all of it is there afterwards, or nothing. */
const registerSupplier = async (ctx: Ctx, body: Body): Promise<{ id: string; code: string }> => {
  const { contacts: people, certificates: papers, accounts, ...company } = body
  // A line that was already kept somewhere is no line of a new supplier.
  if ([...people, ...papers, ...accounts].some(({ id }) => id !== undefined)) fail('record.bad_reference')
  const kept = papers
    .map((paper, index) => ({ paper, index }))
    .filter(({ paper }) => paper.number ?? paper.files.length)
  assertAllowed(ctx, { contacts: people, certificates: kept.map(({ paper }) => paper), accounts })
  const made = await suppliers.service.create(ctx, company)
  const of = { supplier: made.id }
  for (const [index, { id: _, ...line }] of people.entries())
    await atLine('contacts', index, () =>
      contacts.service.create(
        ctx,
        SupplierContact.create.parse({ ...line, receiveInquirySms: true, canQuote: true, ...of }),
      ),
    )
  for (const { paper, index } of kept) {
    const { id: _, number, ...line } = paper
    if (!number)
      fail('supplier.needs_number', { errors: [{ path: `certificates.${String(index)}.number`, message: '' }] })
    await atLine('certificates', index, () =>
      certificates.service.create(ctx, SupplierCertificate.create.parse({ ...line, number, ...of })),
    )
  }
  for (const [index, { id: _, accountName, ...line }] of accounts.entries())
    await atLine('accounts', index, () =>
      bankAccounts.service.create(
        ctx,
        SupplierBankAccount.create.parse({ ...line, accountName: accountName ?? company.name, ...of }),
      ),
    )
  return made
}

export const registrationRoutes = implement(supplier.registration, {
  register: (ctx, { body }) => registerSupplier(ctx, body),
})
