-- Halls that may open into one: few of all halls, asked for at every place that is looked at.
create index hall_divided on app.hall (tenant_id, place_id) where divisible_group is not null and divisible_into is null;
