import type { ReactNode } from 'react'
import { tenancy } from '@srm/api/tenancy'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import { CompanyForm } from './company.form.tsx'
import { CompanyPlan } from './company.plan.tsx'
import { Purchases } from './company.purchases.tsx'

/** The company itself: what it has bought, how it is called, how it wants to work. */
export const CompanyInfo = (): ReactNode => (
  <Await query={useRead(tenancy.apply.mine, {})}>
    {(company) => (
      <>
        <CompanyPlan company={company} />
        <CompanyForm key={company.version} company={company} />
        <Purchases />
      </>
    )}
  </Await>
)
