/** Something no command does: each is found by the promise it breaks. `:name` is an approval of the test. */
type Break = { readonly no: string; readonly what: string; readonly statements: readonly string[] }

const one = (no: string, what: string, ...statements: readonly string[]): Break => ({ no, what, statements })

const copyRun = (id: string, set: string): string =>
  `insert into approval_node_run (tenant_id, id, instance_id, node_id, node_type, visit, round, token, status, opened_at)
    select tenant_id, gen_random_uuid(), instance_id, ${set}, visit, round, token, 'active', now() from approval_node_run where instance_id = ${id} and status = 'active' limit 1`

const copyTask = (id: string): string =>
  `insert into approval_task (tenant_id, id, instance_id, run_id, node_id, kind, assignee_id, seq_no, weight, status, opened_at)
    select tenant_id, gen_random_uuid(), instance_id, run_id, node_id, kind, assignee_id, 2, 1, 'pending', now() from approval_task where instance_id = ${id} and status = 'pending' limit 1`

const places: readonly Break[] = [
  one('I1', 'two steps open at one place', 'drop index approval_node_run_token', copyRun(':waiting', `'r', node_type`)),
  one(
    'I1',
    'a step open on a branch that has ended',
    `update approval_node_run set branches = branches || '{"b0": "arrived"}' where instance_id = :side and node_id = 'f'`,
  ),
  one(
    'I2',
    'a task open behind the end',
    `update approval_task set status = 'pending', close_reason = null, decided_at = null where instance_id = :ended`,
  ),
  one(
    'I3',
    'nobody asked at an open step',
    `update approval_task set status = 'cancelled', close_reason = 'x' where instance_id = :waiting`,
  ),
  one('I3', 'a returned approval with two to mend it', copyTask(':returned')),
  one(
    'I4',
    'a document that says otherwise than its approval',
    `update application set status = 'approved' where id = (select doc_id from approval_instance where id = :waiting)`,
  ),
  one(
    'I4',
    'a document in approval that was never submitted',
    `update approval_instance set doc_id = gen_random_uuid() where id = :waiting`,
  ),
  one(
    'I5',
    'two approvals of one document under way',
    'drop index approval_instance_active',
    `update approval_instance set doc_id = (select doc_id from approval_instance where id = :side) where id = :waiting`,
  ),
  one(
    'I18',
    'a step the tree does not have',
    `update approval_node_run set node_id = 'elsewhere' where instance_id = :side and node_id = 'r'`,
  ),
  one(
    'I19',
    'a step open on a stretch that was sent back',
    `update approval_node_run set superseded = true where instance_id = :waiting and status = 'active'`,
  ),
  one(
    'I19',
    'a return to a step never passed',
    `insert into approval_event (tenant_id, instance_id, seq, at, type, actor_system, run_id, note, prev_hash, hash)
      select tenant_id, instance_id, 900, now(), 'path.returned', 'x', id, '{"to": "r"}', '', '' from approval_node_run where instance_id = :waiting and status = 'active'`,
  ),
]

const voteBreaks: readonly Break[] = [
  one(
    'I6',
    'a step passed without the vote of one',
    `update approval_task set status = 'rejected', close_reason = 'rejected' where instance_id = :ended and node_id = 'r'`,
  ),
  one(
    'I6',
    'a step still open though all have agreed',
    `update approval_task set status = 'approved', close_reason = 'approved', decided_at = now(), acted_by = assignee_id where instance_id = :waiting`,
  ),
  one(
    'I8',
    'a decision by somebody else',
    `update approval_task set acted_by = (select initiator_id from approval_instance where id = :ended) where instance_id = :ended`,
  ),
  one('I9', 'two voices of one person', 'drop index approval_task_one_voice', copyTask(':waiting')),
  one(
    'I10',
    'two asked at once where one follows the other',
    `update approval_task set status = 'pending', opened_at = now() where instance_id = :side and node_id = 'l'`,
  ),
  one(
    'I12',
    'a delegate at work for somebody who decides himself',
    `update approval_task set status = 'pending' where instance_id = :lent and status = 'suspended'`,
  ),
  one(
    'I12',
    'an owner who waits for nobody',
    `update approval_task set status = 'suspended' where instance_id = :waiting and status = 'pending'`,
  ),
  one(
    'I21',
    'a task of somebody who left',
    `update "user" set status = 'left' where id in (select assignee_id from approval_task where instance_id = :waiting)`,
  ),
]

const history: readonly Break[] = [
  one('I7', 'a lost event', `delete from approval_event where instance_id = :side and seq = 2`),
  one(
    'I7',
    'a forged event',
    `update approval_event set note = '{"forged": true}' where instance_id = :side and seq = 2`,
  ),
  one(
    'I7',
    'a task closed by no event',
    `update approval_task set status = 'cancelled', close_reason = 'x' where instance_id = :side and status = 'waiting'`,
  ),
  one(
    'I7',
    'a value no event wrote',
    `update approval_task set opinion = 'not said' where instance_id = :ended and node_id = 'r'`,
  ),
  one(
    'I11',
    'approved without coming to the end',
    `update approval_node_run set superseded = true where instance_id = :ended and node_type = 'end'`,
  ),
  one(
    'I11',
    'approved past a step that was not',
    `update approval_node_run set status = 'rejected' where instance_id = :ended and node_id = 'a'`,
  ),
  one(
    'I11',
    'approved by nobody human',
    `update approval_task set auto = true, acted_by = null where instance_id = :ended`,
  ),
  one(
    'I13',
    'a field changed behind the approvers',
    `update application set amount = 1 where id = (select doc_id from approval_instance where id = :waiting)`,
  ),
  one(
    'I13',
    'a field changed by an approver who may not',
    `update approval_event set note = '{"fields": ["amount"]}' where instance_id = :side and type = 'document.edited'`,
  ),
  one('I13', 'a round without its snapshot', `delete from approval_snapshot where instance_id = :waiting`),
  one('I14', 'an edition changed after it was published', `update approval_flow_version set tree = tree || '{"x": 1}'`),
  one(
    'I15',
    'a person of nobody',
    `update approval_task set assignee_id = gen_random_uuid() where instance_id = :ended`,
  ),
  one(
    'I15',
    'a step of another company',
    `update approval_node_run set tenant_id = gen_random_uuid() where instance_id = :ended`,
  ),
  one('I17', 'a command without its answer', `update approval_command set result = null where idem_key = 'first'`),
  one(
    'I17',
    'an answer ahead of its approval',
    `update approval_command set result = result || '{"version": 900}' where idem_key = 'first'`,
  ),
  one(
    'I20',
    'a message nothing happened for',
    `update notice set created_at = created_at - interval '1 hour' where type = 'approval'`,
  ),
  one(
    'I20',
    'a message sent twice',
    `insert into notice (tenant_id, id, user_id, type, title, body, link, created_at) select tenant_id, gen_random_uuid(), user_id, type, title, body, link, created_at from notice where type = 'approval'`,
  ),
  one(
    'I22',
    'a timer that fired twice',
    `insert into approval_event (tenant_id, instance_id, seq, at, type, actor_system, note, prev_hash, hash)
      select tenant_id, instance_id, 900 + n, now(), 'timer.fired', 'x', jsonb_build_object('timer', id, 'attempt', 1), '', '' from approval_timer, generate_series(1, 2) n where instance_id = :waiting`,
  ),
  one(
    'I22',
    'a timer that runs for a decided step',
    `update approval_timer set status = 'armed' where instance_id = :ended`,
  ),
]

export const breaks: readonly Break[] = [...places, ...voteBreaks, ...history]
