-- payments: a webhook is kept as the bytes that were signed; jsonb refuses some of them

alter table provider_inbox alter column body type bytea using convert_to(body::text, 'UTF8');
