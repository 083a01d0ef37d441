import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { award } from '@srm/api/award'
import { useRead } from '@/lib/api/query.ts'
import { Page } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { awardPaths, parityOf, purchaseList } from './award.paths.ts'
import { useAwardText } from './award.texts.ts'

/** An award is made and changed where the quotes are compared; its own address leads there. */
const AwardEdit = (): ReactNode => {
  const t = useAwardText()
  const [params] = useSearchParams()
  const id = params.get('id')
  const read = useRead(award.award.show, { params: { id: id ?? '' } }, { enabled: id !== null })
  if (id !== null)
    return <Await query={read}>{({ purchase }) => <Navigate to={parityOf(purchase.id)} replace />}</Await>
  return (
    <Page title={t('title')} back={awardPaths.list}>
      <State
        title={t('edit.none')}
        hint={t('edit.noneHint')}
        action={
          <Link to={purchaseList}>
            <Button type="primary">{t('edit.go')}</Button>
          </Link>
        }
      />
    </Page>
  )
}

export default AwardEdit
