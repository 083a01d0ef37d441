import type { Input } from '@srm/api/endpoint'
import type { tenancy } from '@srm/api/tenancy'

type Body = Input<typeof tenancy.ourCompany.create>['body']

let count = 0

/** A company that passes every check; each one has a name of its own. */
export const anOurCompany = (more: Partial<Body> = {}): Body => {
  count += 1
  return {
    name: `上海远帆会务有限公司${count}`,
    shortName: '远帆会务',
    status: 'enabled',
    bankAccounts: [
      {
        bankName: '招商银行上海分行',
        accountName: '上海远帆会务有限公司',
        accountNo: '121908776610801',
        isDefault: true,
      },
    ],
    ...more,
  }
}
