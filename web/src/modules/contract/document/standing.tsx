import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contract, Contract, type ContractStage, type ContractStanding } from '@srm/api/contract'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatDateTime } from '@/lib/format.ts'
import { punctuation, useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Stack } from '@/ui/layout.tsx'
import { StageBar, type StageStep } from '@/ui/stage-bar/stage-bar.tsx'
import { changePaths } from '../contract.paths.ts'
import styles from './document.module.css'
import { useDocumentText } from '../contract.texts.ts'
import type { Step } from './steps.tsx'

const path = ['draft', 'toSign', 'signed', 'performing', 'completed', 'archived'] as const
const moved = ['performing', 'paused', 'completed', 'terminated'] as const
/** Told with a reason, which stays to be read while it is so. */
const explained = ['paused', 'terminated', 'void']

type Way = ContractStanding['ways'][number]

export const useStanding = (id: string) =>
  useRead(contract.contract.standing, { params: { id } }, { enabled: id !== '' })

const isMoved = (stage: ContractStage): stage is (typeof moved)[number] => moved.some((one) => one === stage)

/** What each step needs and begins; nothing where the reader may not. */
export const useWays = (standing: ContractStanding | undefined, begin: (step: Step) => void) => {
  const say = useLabel()
  const may = useCan()
  const choices = metaOf(Contract.fields.stage).choices ?? []
  const nameOf = (stage: ContractStage): string => {
    const found = choices.find(({ value }) => value === stage)
    return found ? say(found.label) : stage
  }
  const runOf = ({ stage, isReasonNeeded }: Way): (() => void) | undefined => {
    if (!isMoved(stage) || !may('contract:move')) return undefined
    return () => begin({ kind: 'move', stage, name: nameOf(stage), isReasonNeeded })
  }
  return (standing?.ways ?? []).map((way) => ({ ...way, name: nameOf(way.stage), run: runOf(way) }))
}

type NotesProps = { readonly row: Contract; readonly standing: ContractStanding }

/** What has to be seen before anything else: what is late, missing or ending. */
const Notes = ({ row, standing }: NotesProps): ReactNode => {
  const t = useDocumentText()
  const { daysUnsigned, daysLeft, isExpiring, isExpired, missingPapers, change, borrowed } = standing
  const day = row.endDate ?? ''
  return (
    <Stack gap={8} className={styles.notes}>
      {explained.includes(row.stage) && row.stageReason !== null && (
        <Alert
          type={row.stage === 'paused' ? 'warning' : 'error'}
          showIcon
          title={t('note.reason', {
            who: row.stageBy?.name ?? '',
            at: row.stageAt === null ? '' : formatDateTime(row.stageAt),
            reason: row.stageReason,
          })}
        />
      )}
      {change && (
        <Alert
          type="info"
          showIcon
          title={
            <>
              {t('note.change')}
              <Link to={changePaths.detail(change.id)}>{change.name}</Link>
            </>
          }
        />
      )}
      {daysUnsigned !== null && daysUnsigned > 7 && (
        <Alert type="warning" showIcon title={t('note.unsigned', { days: daysUnsigned })} />
      )}
      {row.stage === 'toSign' && missingPapers.length > 0 && (
        <Alert type="warning" showIcon title={t('note.papers', { papers: missingPapers.join(punctuation('list')) })} />
      )}
      {isExpired && <Alert type="error" showIcon title={t('note.expired', { day })} />}
      {isExpiring && !isExpired && daysLeft !== null && (
        <Alert type="warning" showIcon title={t('note.expiring', { days: daysLeft, day })} />
      )}
      {borrowed && (
        <Alert type="info" showIcon title={t('note.borrowed', { who: borrowed.by, day: borrowed.dueOn ?? '' })} />
      )}
    </Stack>
  )
}

type Props = {
  readonly row: Contract
  readonly ways: ReturnType<typeof useWays>
  readonly begin: (step: Step) => void
}

/** Signing and putting away have forms of their own, and papers that have to be there. */
const useFormSteps = ({ row, begin }: Props, missingPapers: readonly string[]): Record<string, StageStep> => {
  const t = useDocumentText()
  const papers = missingPapers.map((label) => ({ key: label, label, holds: false, advises: true }))
  return {
    ...(row.actions.includes('sign') && {
      signed: { label: t('sign.title'), checks: papers, run: () => begin({ kind: 'sign' }) },
    }),
    ...(row.actions.includes('archive') && {
      archived: { label: t('archive.title'), checks: [], run: () => begin({ kind: 'archive' }) },
    }),
  }
}

/** Where a contract stands, what the next step takes, and what to look at first. */
export const ContractBanner = (props: Props): ReactNode => {
  const { row, ways } = props
  const t = useDocumentText()
  const { data } = useStanding(row.id)
  const forms = useFormSteps(props, data?.missingPapers ?? [])
  const moves = Object.fromEntries(
    ways.map(({ stage, name, hindrances, run }): [string, StageStep] => [
      stage,
      {
        label: t('stage.go', { name }),
        checks: hindrances.map((label) => ({ key: label, label, holds: false })),
        run,
      },
    ]),
  )
  return (
    <>
      <StageBar
        label={t('stage.label')}
        meta={metaOf(Contract.fields.stage)}
        value={row.stage}
        path={path}
        steps={{ ...moves, ...forms }}
      />
      {data && <Notes row={row} standing={data} />}
    </>
  )
}
