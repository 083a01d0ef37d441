import { Input, Pagination, Segmented } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { platform, type Tenant } from '@srm/api/tenancy/platform'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useTitle } from '../title.ts'
import { useOperated } from './operate.ts'
import { useText } from './platform.texts.ts'
import { TenantTable } from './tenant.table.tsx'
import styles from './tenants.module.css'

const TenantDrawer = lazy(async () => ({ default: (await import('./tenant.drawer.tsx')).TenantDrawer }))

const statuses = ['all', 'trial', 'active', 'expired', 'disabled'] as const
type Status = (typeof statuses)[number]

const pageSize = 20

/** What is looked for is part of the address. */
const useAsked = () => {
  const [params, setParams] = useSearchParams()
  const status = statuses.find((one) => one === params.get('status')) ?? 'all'
  const asked = { keyword: params.get('keyword') ?? '', status, page: Number(params.get('page')) || 1 }
  const ask = (next: Partial<typeof asked>): void => {
    const { keyword, status: state, page } = { ...asked, page: 1, ...next }
    setParams(
      {
        ...(keyword && { keyword }),
        ...(state !== 'all' && { status: state }),
        ...(page > 1 && { page: String(page) }),
      },
      { replace: true },
    )
  }
  return { asked, ask }
}

const Filters = ({ asked, ask }: ReturnType<typeof useAsked>): ReactNode => {
  const t = useText()
  return (
    <div className={styles.filters}>
      <Input.Search
        className={styles.search}
        aria-label={t('search')}
        placeholder={t('search')}
        allowClear
        defaultValue={asked.keyword}
        onSearch={(keyword) => ask({ keyword: keyword.trim() })}
      />
      <div className={styles.statuses}>
        <Segmented<Status>
          aria-label={t('status')}
          value={asked.status}
          onChange={(status) => ask({ status })}
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </div>
    </div>
  )
}

const TenantsPage = (): ReactNode => {
  const t = useText()
  const { asked, ask } = useAsked()
  const { keyword, status, page } = asked
  const [open, setOpen] = useState<string>()
  const query = { ...(keyword && { keyword }), ...(status !== 'all' && { status }), page }
  const tenants = useOperated(platform.tenants, { query }, { keepPrevious: true })
  const shown: Tenant | undefined = tenants.data?.items.find(({ id }) => id === open)
  useTitle(t('nav.tenants'))
  return (
    <Page title={t('nav.tenants')} note={tenants.data && t('total', { count: tenants.data.total })}>
      <Panel>
        <Filters asked={asked} ask={ask} />
        <Await query={tenants} rows={10}>
          {({ items, total }) =>
            items.length === 0 ? (
              <State title={t('none.tenants')} hint={t('none.tenantsHint')} />
            ) : (
              <>
                <TenantTable tenants={items} open={setOpen} />
                {total > pageSize && (
                  <Pagination
                    className={styles.pages ?? ''}
                    current={page}
                    pageSize={pageSize}
                    total={total}
                    showSizeChanger={false}
                    onChange={(next) => ask({ page: next })}
                  />
                )}
              </>
            )
          }
        </Await>
      </Panel>
      <Suspense>{shown && <TenantDrawer tenant={shown} close={() => setOpen(undefined)} />}</Suspense>
    </Page>
  )
}

export default TenantsPage
