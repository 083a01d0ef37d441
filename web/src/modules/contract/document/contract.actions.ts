import { useNavigate } from 'react-router'
import type { ContractStanding } from '@srm/api/contract'
import { NamedRef } from '@srm/api/shared/fields'
import { useCan } from '@/lib/session/can.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { contractPaths, newBorrowOf, newChangeOf } from '../contract.paths.ts'
import { useDocumentText } from '../contract.texts.ts'
import type { useWays } from './standing.tsx'
import type { Step } from './steps.tsx'

type Ways = ReturnType<typeof useWays>
type Way = Ways[number]

const isVoidable = ({ stage, status }: Row): boolean => status === 'approved' && stage === 'toSign'
const isBinding = ({ stage }: Row): boolean => ['signed', 'performing', 'paused'].includes(String(stage))

/** A supplement is with the same other side, for the same project. */
const supplementOf = (id: string, row: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams({ parent: id })
  for (const name of ['customer', 'supplier', 'project', 'ourCompany']) {
    const found = NamedRef.safeParse(row[name]).data
    if (found) query.set(name, found.id)
  }
  return `${contractPaths.create}?${query.toString()}`
}

type Input = {
  readonly ways: Ways
  readonly standing: ContractStanding | undefined
  readonly begin: (step: Step) => void
  /** Opens what makes it void. */
  readonly end: () => void
}

/** Going to another stage; the same step has another name for whoever stopped before. */
const useMoves = (ways: Ways): RecordAction[] => {
  const t = useDocumentText()
  const words: Partial<Record<Way['stage'], string>> = {
    paused: t('step.pause'),
    completed: t('step.complete'),
    terminated: t('step.terminate'),
  }
  return ways.flatMap(({ stage, name, hindrances, run }): RecordAction[] => {
    if (run === undefined || hindrances.length > 0) return []
    const isAside = stage === 'paused' || stage === 'terminated'
    const common = { action: 'move', danger: stage === 'terminated', run } as const
    if (stage !== 'performing') return [{ ...common, rank: isAside ? 'more' : 'primary', label: words[stage] ?? name }]
    return [
      { ...common, rank: 'primary', label: t('step.perform'), when: (row) => row['stage'] !== 'paused' },
      { ...common, rank: 'primary', label: t('step.resume'), when: (row) => row['stage'] === 'paused' },
    ]
  })
}

/** What may be done with a contract where it stands; the next step on its way is the main button. */
export const useContractActions = ({ ways, standing, begin, end }: Input): RecordAction[] => {
  const t = useDocumentText()
  const go = useNavigate()
  const may = useCan()
  const canChange = standing?.isChangeable === true && may('contractChange:create')
  const canLend = standing?.isLendable === true && may('contractBorrow:create')
  const primary = { rank: 'primary' } as const
  return [
    { ...primary, action: 'sign', label: t('sign.title'), run: () => begin({ kind: 'sign' }) },
    {
      action: '',
      label: t('step.change'),
      rank: 'secondary',
      when: () => canChange,
      run: ({ id }) => void go(newChangeOf(id)),
    },
    ...useMoves(ways),
    { ...primary, action: 'archive', label: t('archive.title'), run: () => begin({ kind: 'archive' }) },
    {
      ...primary,
      action: '',
      label: t('step.borrow'),
      when: () => canLend,
      run: ({ id }) => void go(newBorrowOf(id)),
    },
    {
      action: '',
      label: t('step.supplement'),
      rank: 'more',
      when: (row) => may('contract:create') && isBinding(row),
      run: ({ id, ...row }) => void go(supplementOf(id, row)),
    },
    { action: '', label: t('void.title'), rank: 'more', danger: true, when: isVoidable, run: end },
  ]
}
