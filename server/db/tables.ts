import type { ColumnType, Generated } from 'kysely'
import type { approval, MatrixLine } from '@srm/api/approval'
import type { HandlerResult, Parsed } from '@srm/api/endpoint'
import type { MenuItem, RoleScope } from '@srm/api/identity'
import type { Channel, NoticeType } from '@srm/api/notice'
import type { SmsState } from '@srm/api/notice/sms-template'
import type { JobState, TimelineEvent } from '@srm/api/record'
import type { TransferResult } from '@srm/api/transfer'
import type { DB as Tables } from './tables.gen.ts'

/** JSON is read as what it is and written as a text. */
type Json<T> = ColumnType<T, string | undefined, string>

type FlowBinding = HandlerResult<typeof approval.flow.bindings>[number]

/**
 * Columns of which the database knows less than the contract: choices that a check holds, and JSON. Said once here,
 * so that nobody says it again where rows are read.
 */
type JsonColumns = {
  approval_flow_binding: {
    condition: ColumnType<FlowBinding['condition'], string | null, string | null>
    purpose: FlowBinding['purpose']
  }
  approval_flow_case: {
    input: Json<Parsed<typeof approval.simulate>['body']>
  }
  approval_flow_draft: { tree: Json<Record<string, unknown>> }
  approval_matrix: { lines: Json<MatrixLine[]> }
  job_run: { state: Generated<JobState['state']> }
  menu: { item: Json<Partial<MenuItem>> }
  notice: { type: NoticeType }
  notice_preference: { channel: Channel; type: NoticeType }
  sms_log: { state: Generated<SmsState> }
  record_event: {
    changes: Json<{ field: string; from: unknown; to: unknown }[]>
    extra: Json<{ mentions?: string[]; replyTo?: string | null; files?: string[] }>
    kind: TimelineEvent['kind']
  }
  role: { scope: RoleScope }
  supplier_application_draft: { body: Json<Record<string, unknown>> }
  supplier_hold: { cause: 'manual' | 'certificate' | 'standing' }
  transfer_run: {
    counts: Json<Partial<TransferResult['counts']>>
    kind: TransferResult['kind']
    results: Json<string[]>
  }
}

export type DB = {
  [T in keyof Tables]: T extends keyof JsonColumns ? Omit<Tables[T], keyof JsonColumns[T]> & JsonColumns[T] : Tables[T]
}
