import type { ReactNode } from 'react'
import { AgeingView } from './ageing.view.tsx'

const ReceivablePage = (): ReactNode => <AgeingView side="receivable" />

export default ReceivablePage
