import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'

type Person = { readonly id: string; readonly name: string } | null

type Document = {
  readonly owner: Person
  readonly createdBy: Person
}

/** Whoever pays neither asked for the money nor wrote the document down. */
export const assertSecondPerson = (ctx: Ctx, { owner, createdBy }: Document): void => {
  if ([owner, createdBy].some((one) => one?.id === ctx.userId)) fail('loan.own')
}

/** A claim is changed by whoever asks for the money or wrote it down, not by others who see it. */
export const assertClaimant = (ctx: Ctx, { owner, createdBy }: Document): void => {
  if (![owner, createdBy].some((one) => one?.id === ctx.userId) && !ctx.session.isSuper) fail('loan.not_yours')
}

type Applicant = { readonly owner?: string | null | undefined; readonly department?: string | null | undefined }

const departmentSql = `select department_id as department from user_ref where tenant_id = $1 and id = $2`

/** Whoever writes it asks for it unless they name another; their department pays for it unless another is named. */
export const applicantOf = async (
  ctx: Ctx,
  sent: Applicant,
  before: { readonly owner: Person; readonly department: Person } | undefined,
): Promise<{ owner: string | null; department: string | null }> => {
  const owner = sent.owner ?? before?.owner?.id ?? ctx.userId
  if (sent.department) return { owner, department: sent.department }
  const { rows } = await ctx.db.run<{ department: string | null }>(departmentSql, [ctx.tenantId, owner])
  return { owner, department: rows[0]?.department ?? before?.department?.id ?? null }
}

type Payee = { readonly payeeAccount: string; readonly owner?: string | null | undefined }

const accountSql = `select account from (
    select payee_account as account, created_at from loan where tenant_id = $1 and owner_id = $2
    union all select payee_account, created_at from reimburse where tenant_id = $1 and owner_id = $2
  ) p where left(account, 4) = left($3, 4) and right(account, 4) = right($3, 4) order by created_at desc limit 1`

/** A covered account in a new form stands for the one this person was paid to before. */
export const payeeOf = async (
  ctx: Ctx,
  { payeeAccount, owner }: Payee,
  before: object | undefined,
): Promise<{ payeeAccount: string }> => {
  if (before || !payeeAccount.includes('*')) return { payeeAccount }
  const { rows } = await ctx.db.run<{ account: string }>(accountSql, [ctx.tenantId, owner ?? ctx.userId, payeeAccount])
  return { payeeAccount: rows[0]?.account ?? fail('loan.account', { errors: [{ path: 'payeeAccount', message: '' }] }) }
}
