import type { ReactNode } from 'react'
import { finalAccount } from '@srm/api/final-account'
import { useRead } from '@/lib/api/query.ts'
import { Stack } from '@/ui/layout.tsx'
import { BridgeView } from './bridge.view.tsx'
import { DifferencesTable } from './differences.view.tsx'

/** What whoever decides on it looks at beside the form. */
export const EvidenceAside = ({ row: { id } }: { readonly row: { readonly id: string } }): ReactNode => {
  const { data } = useRead(finalAccount.account.sheet, { params: { id } })
  if (!data) return null
  return (
    <Stack gap={16}>
      <DifferencesTable sheet={data} />
      <BridgeView sheet={data} />
    </Stack>
  )
}
