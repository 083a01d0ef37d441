import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { centrePath, detailPath } from './approval.paths.ts'
import { ApprovalView } from './detail.view.tsx'

const DetailPage = (): ReactNode => {
  const [params] = useSearchParams()
  const go = useNavigate()
  const id = params.get('id') ?? ''
  return (
    <ApprovalView
      key={id}
      id={id}
      next={(other) => void go(detailPath(other), { replace: true })}
      leave={() => void go(centrePath)}
    />
  )
}

export default DetailPage
