/** What a reader begins with: it reads a view, which is there before any log is. */
export const defaultSql = `SELECT p_log_type, count() AS events
FROM pharos_views.public.all_logs
WHERE p_occurs_since('1 day')
GROUP BY p_log_type
ORDER BY events DESC`;
