import { crud } from './shared/crud.ts'
import { errors } from './shared/errors.ts'
import { apply } from './tenancy/apply.ts'
import { OurCompany } from './tenancy/our-company.ts'
import { platform } from './tenancy/platform.ts'

export { Apply, PurchaseLog } from './tenancy/apply.ts'
export { OurCompany } from './tenancy/our-company.ts'
export { planOf, plans, renewals, seatsOf, storageOf, type Plan, type PlanName } from './shared/plans.ts'
export { ErrorGroup, Tenant } from './tenancy/platform.ts'

export const tenancy = { ourCompany: crud(OurCompany), apply, platform }

export const tenancyErrors = errors({
  'ourCompany.name_taken': [41001, 409, '已有同名的我方公司', 'A company with this name exists'],
  'ourCompany.credit_code_taken': [41002, 409, '该统一社会信用代码已登记', 'This credit code is already registered'],
  'ourCompany.one_default_account': [
    41003,
    422,
    '银行账户只能有一个默认账户',
    'Only one bank account may be the default',
  ],
  'platform.wrong': [41021, 422, '账号、密码或动态验证码错误', 'Wrong account, password or one-time code'],
  'platform.not_found': [41020, 404, '租户不存在', 'No such company'],
})
