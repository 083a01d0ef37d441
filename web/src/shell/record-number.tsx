import type { ReactNode } from 'react'
import { auth } from '@srm/api/identity/session'
import { useRead } from '@/lib/api/query.ts'

const authority = 'https://beian.miit.gov.cn/'

/** The number under which the site is on record, as the operator configured it; without one nothing is said. */
export const RecordNumber = (): ReactNode => {
  const { data } = useRead(auth.ways, {})
  if (!data?.beian) return null
  return (
    <>
      {' · '}
      <a href={authority} target="_blank" rel="noreferrer">
        {data.beian}
      </a>
    </>
  )
}
