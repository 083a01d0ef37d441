import type { Parsed } from '@srm/api/endpoint'
import type { tenancy } from '@srm/api/tenancy'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { Exchange } from '#kernel/module.ts'
import { seedTenantIn } from '#kernel/db/tenants.ts'
import {
  addDepartment,
  addPerson,
  assertGood,
  clearText,
  enter,
  hashPassword,
  setLeader,
} from '#modules/identity/index.ts'
import { spendSmsCode } from '#modules/notice/index.ts'
import { createTenant } from './tenancy.service.ts'

type Body = Parsed<typeof tenancy.apply.register>['body']

/** Where a company of this trade usually begins; it changes them as it likes. */
const departments = [
  ['总经办', 'ZJB'],
  ['采购部', 'CG'],
  ['项目部', 'XM'],
  ['业务部', 'YW'],
  ['财务部', 'CW'],
  ['行政部', 'XZ'],
] as const

type First = Pick<Body, 'contactName' | 'mobile'> & { readonly passwordHash: string }

const settle = async (ctx: Ctx, { contactName, mobile, passwordHash }: First): Promise<string> => {
  const ids: string[] = []
  for (const [index, [name, code]] of departments.entries())
    ids.push(await addDepartment(ctx, { name, code, sort: (index + 1) * 10 }))
  const [first] = ids
  const userId = await addPerson(ctx, {
    username: mobile,
    displayName: contactName,
    mobile,
    passwordHash,
    isSuper: true,
    main: true,
    roles: ['SUPER'],
    ...(first && { departmentId: first }),
  })
  if (first) await setLeader(ctx, first, userId)
  return userId
}

/** A company that can be used at once: everything of it in one transaction, then its first person is in. */
export const registerCompany = async (ctx: Ctx, exchange: Exchange, body: Body) => {
  const password = clearText(ctx.config, body.password)
  assertGood(password)
  const { mobile, code } = body
  if (!(await spendSmsCode(ctx, { mobile, purpose: 'register', code, address: exchange.request.ip })))
    return fail('login.wrong_code', { errors: [{ path: 'code', message: '' }] })
  const tenantId = newId()
  const passwordHash = await hashPassword(password)
  const { companyCode, userId } = await exchange.asTenant(tenantId, async (inside) => {
    const founded = await createTenant(inside, body)
    await seedTenantIn(inside)
    const first = await settle(inside, { ...body, passwordHash })
    await inside.emit('tenant.founded', { userId: first })
    return { ...founded, userId: first }
  })
  const { token } = await enter(exchange, { tenantId, userId }, 'register')
  return { applyId: tenantId, companyCode, token }
}
