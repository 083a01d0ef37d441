/** What of a customer decides whose it is. */
export type OwnedCustomer = {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly owner: string | null
  readonly department: string | null
  readonly pool: string | null
  readonly stage: string
  readonly isLocked: boolean
  readonly isDealt: boolean
}

export const ownedColumns = `c.id, c.name, c.version, c.owner_id as owner, c.department_id as department, c.pool_id as pool, c.stage,
  c.is_locked as "isLocked", (c.dealt_at is not null or c.stage in ('dealt', 'dormant')) as "isDealt"`
