import { Button } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { award, type PriceParity } from '@srm/api/award'
import { download } from '@/lib/api/download.ts'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { openJobs } from '@/lib/job-drawer.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { RoundButton } from '@/modules/inquiry/index.ts'
import { Row } from '@/ui/layout.tsx'
import { awardPaths } from '../award.paths.ts'
import { ArrangeDialog } from './arrange.dialog.tsx'
import { useParityText } from '../award.texts.ts'

const Exports = ({ data }: { readonly data: PriceParity }): ReactNode => {
  const t = useParityText()
  const { id, code } = data.purchase
  const paper = useMutate(award.priceParity.paper, {
    done: () => {
      toast.success(t('paper.started'))
      openJobs()
    },
  })
  return (
    <>
      <Button onClick={() => void download(`/api/price_parity/export/${id}`, `${code}-${t('title')}.xlsx`)}>
        {t('export')}
      </Button>
      <Button loading={paper.isPending} onClick={() => paper.mutate({ params: { id } })}>
        {t('paper')}
      </Button>
    </>
  )
}

const quotersOf = ({ quotes }: PriceParity) =>
  quotes.map(({ supplier, isShortlisted }) => ({ ...supplier, isShortlisted }))

/** What can be done with a comparison as a whole. */
export const ParityActions = ({ data }: { readonly data: PriceParity }): ReactNode => {
  const t = useParityText()
  const may = useCan()
  const [isArranging, setIsArranging] = useState(false)
  const { id } = data.purchase
  return (
    <Row wrap>
      {data.award && may('award:show') && (
        <Link to={awardPaths.detail(data.award.id)}>{t('award.open', { code: data.award.code })}</Link>
      )}
      {data.actions.includes('arrange') && <Button onClick={() => setIsArranging(true)}>{t('arrange')}</Button>}
      {may('priceParity:export') && !data.isMasked && !data.isPriceClosed && <Exports data={data} />}
      {data.actions.includes('round') && (
        <Suspense>
          <RoundButton id={id} quoters={quotersOf(data)} started={() => refreshFamily(award.priceParity.show)} />
        </Suspense>
      )}
      {isArranging && <ArrangeDialog data={data} close={() => setIsArranging(false)} />}
    </Row>
  )
}
