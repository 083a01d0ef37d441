import type { ReactNode } from 'react'
import { planOf } from '@srm/api/shared/plans'
import type { Tenant } from '@srm/api/tenancy/platform'
import { formatDateTime } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useNarrow } from '@/ui/narrow.ts'
import { useText } from './platform.texts.ts'
import { OutDate, Seats, TenantStatus } from './tenant.facts.tsx'
import styles from './tenants.module.css'

type Props = { readonly tenants: readonly Tenant[]; readonly open: (id: string) => void }

const Name = ({ tenant, open }: { readonly tenant: Tenant; readonly open: Props['open'] }): ReactNode => (
  <>
    <button type="button" className={styles.name} onClick={() => open(tenant.id)}>
      {tenant.companyName}
    </button>
    <span className={styles.code}>{tenant.companyCode}</span>
  </>
)

const Cards = ({ tenants, open }: Props): ReactNode => {
  const say = useLabel()
  return (
    <ul className={styles.cards}>
      {tenants.map((tenant) => (
        <li key={tenant.id}>
          <div className={styles.cardHead}>
            <span>
              <Name tenant={tenant} open={open} />
            </span>
            <TenantStatus {...tenant} />
          </div>
          <div className={styles.cardFacts}>
            <span>{say(planOf(tenant.plan).label)}</span>
            <Seats {...tenant} />
            <span>
              <OutDate {...tenant} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

export const TenantTable = ({ tenants, open }: Props): ReactNode => {
  const t = useText()
  const say = useLabel()
  if (useNarrow()) return <Cards tenants={tenants} open={open} />
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['company', 'status', 'plan', 'seats', 'outDate', 'contact', 'since'] as const).map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tenants.map((tenant) => (
          <tr key={tenant.id}>
            <td>
              <Name tenant={tenant} open={open} />
            </td>
            <td>
              <TenantStatus {...tenant} />
            </td>
            <td>{say(planOf(tenant.plan).label)}</td>
            <td>
              <Seats {...tenant} />
            </td>
            <td>
              <OutDate {...tenant} />
            </td>
            <td>
              {tenant.contactName}
              <span className={styles.code}>{tenant.mobile}</span>
            </td>
            <td>{formatDateTime(tenant.createdAt).slice(0, 10)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
