import type { ReactNode } from 'react'
import { Page } from '@/ui/page.tsx'
import { DueList } from './due.list.tsx'
import { useText } from './due.texts.ts'

const DuePage = (): ReactNode => {
  const t = useText()
  return (
    <Page title={t('title')}>
      <DueList />
    </Page>
  )
}

export default DuePage
