-- A choice is sorted in the order its record names the choices, so an index holds their places. The ones by key still serve filters and counts.

create index hotel_star_order on app.hotel (tenant_id, array_position(array['five', 'four', 'three', 'luxury', 'upscale', 'comfort', 'economy']::text[], star), id);

create index place_type_order on app.place (tenant_id, array_position(array['hotel', 'luxury_hotel', 'boutique_hotel', 'resort', 'conference_center', 'convention_center', 'exposition_center', 'banquet_facility', 'restaurant', 'bar_club', 'gallery_museum', 'arena_stadium', 'golf_course', 'movie_theatre', 'educational_facility', 'corporate_space', 'entertainment_venue', 'aquarium_zoo', 'special_event_venue', 'internal_venue']::text[], type), id);

create index room_bed_order on app.room (tenant_id, array_position(array['king', 'twin', 'double', 'suite']::text[], bed), id);

create index supplier_lifecycle_order on app.supplier (tenant_id, array_position(array['potential', 'qualified', 'preferred', 'frozen', 'eliminated', 'blacklisted']::text[], lifecycle), id);

create index supplier_account_change_status_order on app.supplier_account_change (tenant_id, array_position(array['draft', 'waiting', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void']::text[], status), id);

create index supplier_certificate_status_order on app.supplier_certificate (tenant_id, array_position(array['valid', 'expiring', 'expired', 'revoked']::text[], status), id);

create index supplier_move_status_order on app.supplier_move (tenant_id, array_position(array['draft', 'waiting', 'pending', 'returned', 'approved', 'rejected', 'withdrawn', 'terminated', 'void']::text[], status), id);

create index our_company_status_order on app.our_company (tenant_id, array_position(array['enabled', 'disabled']::text[], status), id);

create index availability_state_order on app.availability (tenant_id, array_position(array['occupied', 'open', 'held', 'confirmed']::text[], state), id);

create index supplier_application_stage_order on app.supplier_application (tenant_id, array_position(array['submitted', 'reviewing', 'returned', 'approved', 'rejected', 'duplicate']::text[], stage), id);

create index supplier_update_status_order on app.supplier_update (tenant_id, array_position(array['asked', 'proposed', 'accepted', 'refused']::text[], status), id);

create index announcement_status_order on app.announcement (tenant_id, array_position(array['draft', 'published', 'withdrawn']::text[], status), id);
