import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { centrePath, detailPath } from '../approval.paths.ts'
import { DecidedBar } from '../act/decided.bar.tsx'
import { ApprovalView } from './view.tsx'

const DetailPage = (): ReactNode => {
  const [params] = useSearchParams()
  const go = useNavigate()
  const id = params.get('id') ?? ''
  const open = (other: string): void => void go(detailPath(other), { replace: true })
  return (
    <>
      <DecidedBar open={open} />
      <ApprovalView key={id} id={id} next={open} leave={() => void go(centrePath)} />
    </>
  )
}

export default DetailPage
